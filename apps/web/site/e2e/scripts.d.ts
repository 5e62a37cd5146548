declare module '*/chromium.mjs' {
  export function launch(...switches: string[]): Promise<import('playwright-core').Browser>;
}
declare module '*/server.mjs' {
  export function serve(folder: string): Promise<{ url: string; stop(): void }>;
}
