// A real Chromium from an npm package, the same on every machine; pictures are only comparable in this one.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

const modules = join(import.meta.dirname, '../node_modules');
const kept = join(import.meta.dirname, '../../../../.tapa');
const { version } = JSON.parse(readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8'));
const unpacked = join(kept, `chromium-${version}`);

// No sandbox: the tests also run as root. No graphics card, nor a program that plays one: a fifth less work. The other
// switches keep it from calling its makers.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-zygote',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Unpacks the browser on first use, wholly or not at all. */
async function executable() {
  if (!existsSync(unpacked)) {
    const before = process.env.TMPDIR;
    const fresh = join(kept, `chromium-${process.pid}`);
    mkdirSync(fresh, { recursive: true });
    process.env.TMPDIR = fresh;
    await sparticuz.executablePath();
    if (before === undefined) {
      delete process.env.TMPDIR;
    } else {
      process.env.TMPDIR = before;
    }
    if (existsSync(unpacked)) {
      rmSync(fresh, { recursive: true });
    } else {
      renameSync(fresh, unpacked);
    }
  }
  return join(unpacked, 'chromium');
}

/** The only fonts that this browser sees, so that its pictures are the same everywhere. */
function fonts() {
  const file = join(unpacked, 'test-fonts.conf');
  const prefer = '<prefer><family>Open Sans</family><family>DejaVu Sans</family></prefer>';
  const alias = (name) => `<alias binding="same"><family>${name}</family>${prefer}</alias>`;
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${join(unpacked, 'fonts')}</dir><dir>${join(modules, 'dejavu-fonts-ttf/ttf')}</dir>
<cachedir>${join(unpacked, 'font-cache')}</cachedir>
${['system-ui', 'sans-serif', 'serif', 'monospace'].map(alias).join('')}</fontconfig>
`,
  );
  return file;
}

async function options(switches) {
  const executablePath = await executable();
  const env = { ...process.env, FONTCONFIG_FILE: fonts() };
  return { executablePath, headless: true, args: [...ARGUMENTS, ...switches], env };
}

/** Starts it, with more switches where a test needs them. */
export async function launch(...switches) {
  return chromium.launch(await options(switches));
}

/** Starts it with a profile that is there again at the next start. */
export async function launchKept(folder, context) {
  return chromium.launchPersistentContext(folder, { ...(await options([])), ...context });
}
