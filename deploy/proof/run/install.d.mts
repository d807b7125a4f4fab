export declare const root: string;
export function prepare(report?: (line: string) => void): Promise<void>;
export function requireNode(folder: string, running?: string): void;
export function isInstalled(folder: string): boolean;
export function npmCommand(...args: string[]): [command: string, ...args: string[]];
