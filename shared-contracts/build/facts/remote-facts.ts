import ts from 'typescript';
import { callsOf, keysOf, nodesBelow, valueOf } from './syntax.ts';

/** What a file says of pages, slots and slices. */
export interface RemoteFacts {
  readonly pages: readonly string[];
  /** Pages of `ownPages`. */
  readonly own: readonly string[];
  readonly fills: readonly string[];
  readonly offers: readonly string[];
  readonly brings: readonly string[];
  /** True when pages or slots are put together from elsewhere, so that they cannot be read here. */
  readonly unreadable: boolean;
}

/** Reads `defineRemote({pages, ownPages, slots})`, `<Slot name="…">` and `createSlice({name})` or `createLateSlice({name})` in one file. */
export function remoteFacts(file: ts.SourceFile): RemoteFacts {
  const parts = callsOf(file, 'defineRemote').flatMap((definition) => [
    { part: 'pages', value: valueOf(definition, 'pages') },
    { part: 'own', value: valueOf(definition, 'ownPages') },
    { part: 'slots', value: valueOf(definition, 'slots') },
  ]);
  const keys = (wanted: string) =>
    parts.flatMap(({ part, value }) =>
      part === wanted && value !== undefined ? (keysOf(value) ?? []) : [],
    );
  return {
    pages: keys('pages'),
    own: keys('own'),
    fills: keys('slots'),
    offers: slotsIn(file),
    brings: ['createSlice', 'createLateSlice']
      .flatMap((call) => callsOf(file, call))
      .flatMap((options) => textOf(valueOf(options, 'name'))),
    unreadable: parts.some(({ value }) => value !== undefined && keysOf(value) === null),
  };
}

function slotsIn(file: ts.SourceFile): string[] {
  return nodesBelow(file)
    .filter((node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    .filter(({ tagName }) => tagName.getText() === 'Slot')
    .flatMap(({ attributes }) => attributes.properties.filter((one) => ts.isJsxAttribute(one)))
    .filter(({ name }) => name.getText() === 'name')
    .flatMap(({ initializer }) => textOf(initializer));
}

function textOf(node: ts.Node | undefined): string[] {
  return node !== undefined && ts.isStringLiteral(node) ? [node.text] : [];
}
