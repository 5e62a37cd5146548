declare module '*/chromium.mjs' {
  export function launch(...switches: string[]): Promise<import('playwright-core').Browser>;
  export function launchKept(
    folder: string,
    context: import('playwright-core').BrowserContextOptions,
  ): Promise<import('playwright-core').BrowserContext>;
}
declare module '*/server.mjs' {
  export function serve(folder: string): Promise<{ url: string; stop(): void }>;
}
