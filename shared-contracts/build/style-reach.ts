/**
 * First words of class names and who writes rules for them; the longest that fits counts. `any`: styles of shared code
 * that each unit brings itself. A class that begins with none of these belongs to the unit that has it.
 */
const OWNERS: Readonly<Record<string, string>> = {
  sp: 'shell',
  shell: 'shell',
  ant: 'shell',
  'sp-combobox': 'any',
  'sp-meanwhile': 'any',
  // Only mf-profiles draws cards of people.
  'sp-card': 'mf-profiles',
  pf: 'mf-profiles',
  en: 'mf-engagement',
  bl: 'mf-billing',
  vf: 'mf-verification',
  vc: 'mf-verification',
  st: 'mf-staff',
  rp: 'mf-staff',
  ct: 'mf-content',
};

/** What around a remote may look otherwise while something of its own is in it: `.sp-frame:has(.pf-edit) > .sp-bottom`. */
const AROUND: ReadonlySet<string> = new Set([
  'sp-frame',
  'sp-frame__main',
  'sp-bottom',
  'sp-footer',
  'sp-page',
  'sp-page-header',
  'sp-title',
  'sp-dialog__box',
  'sp-dialog__footer',
]);

const GROUPS = /^@(media|supports|container|layer|scope|starting-style)\b/;

interface Block {
  readonly prelude: string;
  readonly kind: 'group' | 'rule' | 'skipped';
  declarations: string;
}

/**
 * The selectors and at-rules of a unit's built stylesheet that reach outside of it. A selector is the unit's own if a class
 * of its own is in it, beside or to the left of what it selects; `:has()` and `:not()` do not count. `:root` may be given
 * properties of the unit's own.
 */
export function reachingStyles(css: string, unit: string): string[] {
  const found: string[] = [];
  const open: Block[] = [];
  let text = '';
  for (const part of css.replaceAll(/\/\*[^]*?\*\//g, '').match(PARTS) ?? []) {
    const block = open.at(-1);
    if (part === '{') {
      const prelude = text.trim();
      open.push({ prelude, kind: kindOf(prelude, block), declarations: '' });
      if (isForeignAtRule(prelude, unit)) found.push(prelude);
      text = '';
    } else if (part === '}' || part === ';') {
      if (block !== undefined) block.declarations += `${text};`;
      else if (text.trim() !== '') found.push(text.trim());
      text = '';
      if (part === ';') continue;
      open.pop();
      if (block?.kind === 'rule') found.push(...foreignSelectors(block, unit));
    } else text += part;
  }
  return [...new Set(found)];
}

/** Strings whole, the marks of blocks, and all between. */
const PARTS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|[^{};"']+/gs;

/** Of rules in rules only the outer one is looked at, and nothing of keyframes. */
function kindOf(prelude: string, around: Block | undefined): Block['kind'] {
  if (around !== undefined && around.kind !== 'group') return 'skipped';
  if (!prelude.startsWith('@')) return 'rule';
  return GROUPS.test(prelude) ? 'group' : 'skipped';
}

/** Names of keyframes hold for the whole page, as do fonts and what else no group is. */
function isForeignAtRule(prelude: string, unit: string): boolean {
  if (!prelude.startsWith('@') || GROUPS.test(prelude)) return false;
  const [, name] = /^@(?:-\w+-)?keyframes\s+["']?([\w-]+)/.exec(prelude) ?? [];
  return name === undefined || !isOwn(name, unit);
}

function isOwn(name: string, unit: string): boolean {
  const words = Object.keys(OWNERS).filter(
    (word) => name === word || (name.startsWith(word) && /^[-_]/.test(name.slice(word.length))),
  );
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  const owner = longest === undefined ? unit : OWNERS[longest];
  return owner === unit || owner === 'any';
}

function foreignSelectors({ prelude, declarations }: Block, unit: string): string[] {
  return splitAt(prelude, ',').filter((selector) => {
    const { rest, within } = withoutRelations(selector);
    if (isAnchored(rest, unit)) return false;
    if (rest === ':root') return !setsOwnProperties(declarations, unit);
    const isAroundIt = within.some((one) => splitAt(one, ',').every((of) => isAnchored(of, unit)));
    return !isAroundIt || !isAround(rest);
  });
}

/** Whether a class of the unit is in a selector, in each alternative of `:is()` and `:where()`. */
function isAnchored(selector: string, unit: string): boolean {
  const { rest, within } = taken(selector, /:(?:is|where)\(/);
  if (within.some((one) => splitAt(one, ',').every((of) => isAnchored(of, unit)))) return true;
  return classesIn(rest).some((name) => isOwn(name, unit));
}

function classesIn(selector: string): string[] {
  return [...withoutValues(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function withoutValues(selector: string): string {
  return selector.replaceAll(/\[[^\]]*\]/g, '');
}

function isAround(selector: string): boolean {
  const bare = withoutValues(selector).replaceAll(/\.[\w-]+|::?[\w-]+/g, '');
  const elements = bare.split(/[\s>+~]+/).filter((one) => one !== '');
  return (
    elements.every((one) => one === 'html') && classesIn(selector).every((name) => AROUND.has(name))
  );
}

function setsOwnProperties(declarations: string, unit: string): boolean {
  const names = splitAt(declarations, ';').map((one) => one.split(':')[0]?.trim() ?? '');
  return names.every(
    (name) => name === '' || (name.startsWith('--') && isOwn(name.slice(2), unit)),
  );
}

/** A selector without `:has()` and `:not()`, and what is in the former. */
function withoutRelations(selector: string): { rest: string; within: string[] } {
  const { rest, within } = taken(selector, /:has\(/);
  return { rest: taken(rest, /:not\(/).rest.trim(), within };
}

/** Takes functions that begin so out of a selector. */
function taken(selector: string, begin: RegExp): { rest: string; within: string[] } {
  const within: string[] = [];
  let rest = selector;
  for (let match = begin.exec(rest); match !== null; match = begin.exec(rest)) {
    const start = match.index + match[0].length;
    let end = start;
    for (let depth = 1; end < rest.length; end += 1) {
      if (rest[end] === '(') depth += 1;
      if (rest[end] === ')') depth -= 1;
      if (depth === 0) break;
    }
    within.push(rest.slice(start, end));
    rest = rest.slice(0, match.index) + rest.slice(end + 1);
  }
  return { rest, within };
}

/** Parts of a text at a mark that is in no bracket. */
function splitAt(text: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const one of text) {
    if (one === '(' || one === '[') depth += 1;
    if (one === ')' || one === ']') depth -= 1;
    if (one === mark && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += one;
  }
  return [...parts, part.trim()];
}
