import { ChangeRefused } from './change-refused.ts';

/** A build was to be released whose files are gone. */
export class BuildCollected extends ChangeRefused {
  constructor(unit: string, build: string) {
    super(
      `The files of build ${build} of ${unit} were collected (mfctl gc): publish it again first, then release it.`,
    );
  }
}
