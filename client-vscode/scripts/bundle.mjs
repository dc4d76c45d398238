// Bundles each test with the modules that it tests, so that Node runs TypeScript of any version.

import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";

/** Bundles the TypeScript files into `folder` and returns the paths of the bundles, in the same order. */
export async function bundleTests(files, folder) {
  rmSync(folder, { recursive: true, force: true });
  await esbuild.build({
    entryPoints: files,
    outdir: folder,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    packages: "external",
    sourcemap: "inline",
    logLevel: "warning",
  });
  return files.map((file) => join(folder, basename(file).replace(/\.ts$/, ".js")));
}
