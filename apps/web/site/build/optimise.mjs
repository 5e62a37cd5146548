// node build/optimise.mjs <in.wasm> <out.wasm>: makes what TeaVM compiled smaller by a third, with Binaryen. Does nothing
// if the result for this very file is there already.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import binaryen from 'binaryen';
import { ownSections, settled } from './settle.mjs';

// What every browser with WasmGC can do, and no more.
const { Features } = binaryen;
const FEATURES =
  Features.GC |
  Features.ReferenceTypes |
  Features.ExceptionHandling |
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.NontrappingFPToInt |
  Features.SignExt |
  Features.Multivalue |
  Features.MutableGlobals;

/** Small before fast; the whole program is known, so what nothing reads or calls can go. */
function aim() {
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(2);
  binaryen.setClosedWorld(true);
}

/**
 * Functions that the loader is handed as values: TeaVM makes its exports so, where an optimiser of a closed world does
 * not see that anybody calls them.
 */
function handedOut(text) {
  const functions = new Set();
  for (const [, , taker] of text.matchAll(/\(import "teavmJso" "(define\w*|createClass)" \(func (\$\S+)/g)) {
    const calls = new RegExp(`\\(call ${taker.replaceAll('$', '\\$')}\\n([\\s\\S]*?)\\n *\\)\\n`, 'g');
    for (const [, operands] of text.matchAll(calls)) {
      for (const [, name] of operands.matchAll(/\(ref\.func \$(\S+)\)/g)) {
        functions.add(name);
      }
    }
  }
  return [...functions];
}

export function optimise(from, to) {
  const bytes = readFileSync(from);
  const stamp = [import.meta.filename, join(import.meta.dirname, 'settle.mjs')]
    .reduce((hash, script) => hash.update(readFileSync(script)), createHash('sha256').update(bytes))
    .digest('hex');
  const stampFile = `${to}.stamp`;
  if (existsSync(to) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    return;
  }
  aim();
  const raw = binaryen.readBinary(bytes, FEATURES);
  const roots = handedOut(raw.emitText());
  if (roots.length === 0) {
    throw new Error(`${from} exports no function in the way this script knows: has TeaVM changed?`);
  }
  roots.forEach((name, index) => raw.addFunctionExport(name, `root${index}`));
  const module = binaryen.readBinary(settled(raw.emitText()), FEATURES);
  raw.dispose();
  module.optimize();
  module.runPasses(['gufa-optimizing']);
  module.optimize();
  module.runPasses(['type-merging']);
  module.optimize();
  writeFileSync(to, Buffer.concat([module.emitBinary(), ...ownSections(bytes)]));
  writeFileSync(stampFile, stamp);
  module.dispose();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  optimise(process.argv[2], process.argv[3]);
}
