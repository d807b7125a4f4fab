export const SPECS_BY_FOLDER: readonly (readonly [string, readonly string[]])[];
export interface ChangeScope {
  remotes: string[];
  databases: boolean;
  specs: string[];
}
export function changeScope(paths: readonly string[], remotes: readonly string[]): ChangeScope;
export function filesChanged(root: string, revision?: string): { base: string; paths: string[] };
