import { join } from 'node:path';
import { launch } from './chromium.mjs';
import { serve } from './server.mjs';

/** Unpacks the browser before several workers want it, and serves the page unless a server is named. */
export default async function setup(): Promise<(() => void) | undefined> {
  await (await launch()).close();
  if (process.env['TAPA_URL']) {
    return undefined;
  }
  const server = await serve(join(import.meta.dirname, '../../target/classes/META-INF/tapa-site'));
  process.env['TAPA_URL'] = server.url;
  return server.stop;
}
