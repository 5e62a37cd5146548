// node build/optimise.mjs <in.wasm> <out.wasm>: makes what TeaVM compiled smaller by a fifth, with Binaryen. Does nothing
// if the result for this very file is there already.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import binaryen from 'binaryen';

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
function settle() {
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
  const stamp = createHash('sha256').update(bytes).update(readFileSync(import.meta.filename)).digest('hex');
  const stampFile = `${to}.stamp`;
  if (existsSync(to) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    return;
  }
  settle();
  const module = binaryen.readBinary(bytes, FEATURES);
  const roots = handedOut(module.emitText());
  if (roots.length === 0) {
    throw new Error(`${from} exports no function in the way this script knows: has TeaVM changed?`);
  }
  roots.forEach((name, index) => module.addFunctionExport(name, `root${index}`));
  module.optimize();
  module.runPasses(['gufa']);
  module.optimize();
  writeFileSync(to, module.emitBinary());
  writeFileSync(stampFile, stamp);
  module.dispose();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  optimise(process.argv[2], process.argv[3]);
}
