/** Passkeys: what the browser does (WebAuthn). The server makes the options and checks the answer. */
import { api } from '$lib/net/http';
import type { Session } from '$lib/types.gen';

/** Whether this browser can use them on this page. Passkeys need a host name and a secure connection. */
export function canPasskey(hostname = location.hostname): boolean {
  const numbers = /^[\d.]+$|:/.test(hostname);
  return (
    isSecureContext &&
    !numbers &&
    'PublicKeyCredential' in globalThis &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** If the person cancelled, that is not an error: null. */
async function asked(question: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await question;
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** A new passkey for the current guest. Null if none was made. */
export async function addPasskey(): Promise<Session | null> {
  const { options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await asked(navigator.credentials.create({ publicKey }));
  return credential ? await api.addPasskey(credential) : null;
}

/** Signs in with a passkey of this device. Null if none was used. */
export async function signInWithPasskey(bring: boolean): Promise<Session | null> {
  const { options } = await api.passkeySignInOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await asked(navigator.credentials.get({ publicKey }));
  return credential ? await api.passkeySignIn(credential, bring) : null;
}
