/** Where programs are kept, and which files beside their sources decide what they are. */
export interface ProgramPlace {
  folder?: string;
  /** Below the root of the checkout. */
  rules?: readonly string[];
}

export declare function freshProgram(script: string, place?: ProgramPlace): Promise<string>;
