export function slowestFiles(
  files: readonly { step: string; file: string; seconds: number }[],
  root: string,
): string;
