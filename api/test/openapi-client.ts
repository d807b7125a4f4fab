import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A program that was written against generated types. */
export interface WrittenClient {
  /** What the compiler has against it; nothing for one that keeps to the document. */
  readonly complaints: readonly string[];
  /** Loads it; its default export is what it does. */
  load(): Promise<
    (baseUrl: string, fetch: typeof globalThis.fetch, given: object) => Promise<unknown>
  >;
  remove(): Promise<void>;
}

/**
 * Generates the types of a client from an OpenAPI document, as somebody elsewhere would, and checks a program against
 * them; it finds them as `./paths.ts`. Files of forms are Blobs.
 */
export async function writeClient(document: object, program: string): Promise<WrittenClient> {
  const nodes = await openapiTS(JSON.parse(JSON.stringify(document)) as never, {
    transform: (schema) =>
      'contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream'
        ? BLOB
        : undefined,
  });
  // Below this folder, so that packages are found.
  const folder = await mkdtemp(join(HERE, '.client-'));
  const main = join(folder, 'program.ts');
  await writeFile(join(folder, 'paths.ts'), astToString(nodes));
  await writeFile(main, program);
  return {
    complaints: complaintsOf(main),
    load: async () => {
      const loaded = (await import(/* @vite-ignore */ pathToFileURL(main).href)) as {
        default: Awaited<ReturnType<WrittenClient['load']>>;
      };
      return loaded.default;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const BLOB = ts.factory.createTypeReferenceNode('Blob');

function complaintsOf(main: string): string[] {
  const compiled = ts.createProgram([main], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    allowImportingTsExtensions: true,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
