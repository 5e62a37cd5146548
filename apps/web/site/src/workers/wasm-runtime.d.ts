declare module '@wasm/runtime.js' {
  /** Compiles and starts a TeaVM module; `exports` holds its exported functions. */
  export function load(path: string): Promise<{ readonly exports: Record<string, unknown> }>;
}
