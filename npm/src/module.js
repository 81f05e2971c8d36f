// JSON interface of a WebAssembly module: writes the question into its memory and reads the answer.

/** Returns the module's bytes: from a file under Node, from the network elsewhere. */
async function bytes(address) {
  if (address.protocol === "file:" && typeof process !== "undefined") {
    // The expression hides the import from bundlers, which do not have this module.
    const files = "node:fs/promises";
    const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ files);
    return readFile(address);
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`touchmove: ${address.href}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Returns a function that asks the module at this URL. */
export async function load(address) {
  const { instance } = await WebAssembly.instantiate(await bytes(address), {});
  const { memory, room, ask, answer_address: answerAddress } = instance.exports;
  const [writer, reader] = [new TextEncoder(), new TextDecoder()];
  return (question) => {
    const written = writer.encode(JSON.stringify(question));
    const from = room(written.length);
    new Uint8Array(memory.buffer, from, written.length).set(written);
    const length = ask();
    const answer = JSON.parse(reader.decode(new Uint8Array(memory.buffer, answerAddress(), length)));
    const { status } = answer;
    return { status, body: "json" in answer ? answer.json : JSON.parse(answer.body) };
  };
}
