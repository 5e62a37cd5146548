// node tools/icons.mjs: draws the icons of the installed page from tools/icon.svg into public/icons. The picture keeps
// within the inner four fifths, so that a system may cut any shape out of it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { launch } from '../e2e/chromium.mjs';

/** What the manifest names, and the size that iOS asks for by a link. */
const SIZES = [180, 192, 512];

/** Without the transparency that nothing here has, and packed as tightly as it goes. */
function small(bytes) {
  const picture = PNG.sync.read(bytes);
  const tries = [0, 1, 2, 3, 4, -1].flatMap((filterType) =>
    [0, 1, 2, 3].map((deflateStrategy) => PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, deflateStrategy, filterType })),
  );
  return tries.reduce((least, each) => (each.length < least.length ? each : least));
}

const folder = join(import.meta.dirname, '../public/icons');
const drawing = readFileSync(join(import.meta.dirname, 'icon.svg')).toString('base64');
const browser = await launch();
mkdirSync(folder, { recursive: true });
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0"><img width="${size}" height="${size}" style="display:block" src="data:image/svg+xml;base64,${drawing}">`,
  );
  writeFileSync(join(folder, `tapa-${size}.png`), small(await page.screenshot()));
  await page.close();
}
await browser.close();
