export function childrenCpuSeconds(stat?: string | null): number | null;
