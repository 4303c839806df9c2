// Lets the search work when the site is opened from a folder (file://), where browsers allow no workers: the script of
// the worker runs in a hidden frame instead. Served pages use a real worker.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      this.inside = this.frame.contentWindow;
      const page = this.inside.document;
      // What the script posts goes to whoever made this worker, and not to its own window.
      this.inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      const load = (from) =>
        new Promise((done, failed) => {
          const script = page.createElement("script");
          Object.assign(script, { src: from, onload: done, onerror: failed });
          page.body.append(script);
        });
      // Scripts load one after the other here; a promise lets the search wait for them.
      this.inside.importScripts = (...more) => more.reduce((before, from) => before.then(() => load(from)), Promise.resolve());
      load(new URL(address, location.href).href).then(() => {
        for (const data of this.waiting.splice(0)) this.deliver(data);
        this.waiting = null;
      });
    }

    deliver(data) {
      const event = new this.inside.MessageEvent("message", { data });
      this.inside.dispatchEvent(event);
    }

    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.deliver(data);
    }

    terminate() {
      this.frame.remove();
    }
  };
}
