import type { UserWorkspaceConfig } from 'vitest/config';

export function testProject(name: string): UserWorkspaceConfig;
