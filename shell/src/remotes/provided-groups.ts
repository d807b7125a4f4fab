/**
 * The shared modules that come late, each with the import by which the shell's build meets it: what the build never
 * meets it cannot provide, and a remote that asks for it would find nothing. Nothing is fetched until a remote asks.
 */
export const providedGroups: Readonly<Record<string, () => Promise<unknown>>> = {
  'shared-contracts/ui/forms': () => import('shared-contracts/ui/forms'),
  'shared-contracts/ui/dates': () => import('shared-contracts/ui/dates'),
  'shared-contracts/ui/tables': () => import('shared-contracts/ui/tables'),
};
