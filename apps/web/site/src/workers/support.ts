// Whether this browser can run the rules at all.

/** A module whose only type is a WebAssembly GC struct: valid where WasmGC is there (Chrome 119, Firefox 120, Safari 18.2). */
const STRUCT_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

export function hasWasmGc(): boolean {
  return typeof WebAssembly === 'object' && WebAssembly.validate(STRUCT_MODULE);
}
