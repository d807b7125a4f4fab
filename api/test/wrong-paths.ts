/** The paths of everything that a 422 found wrong, in its order. */
export function wrongPaths({ body }: { readonly body: Record<string, unknown> }): string[] {
  return (body['errors'] as { path: string }[]).map(({ path }) => path);
}
