export function requireNode(root: string, running?: string): void;
