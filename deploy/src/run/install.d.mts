export function installIfNeeded(root: string, onStart: () => void): Promise<boolean>;
export function isInstalled(root: string): boolean;
