/** Puts a text on the clipboard; also where the page does not come over https and has no clipboard of its own. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard && isSecureContext) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  // Deprecated, yet the only way without https.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
