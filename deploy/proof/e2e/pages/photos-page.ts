import type { Locator, Page } from '@playwright/test';

/** A file as a browser hands it over. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** /upload/pics. */
export class PhotosPage {
  readonly tiles: Locator;
  readonly uploads: Locator;

  constructor(private readonly page: Page) {
    this.tiles = page.getByRole('button', { name: /^Edit photo/ });
    this.uploads = page.getByRole('region', { name: 'Photos that are being added' });
  }

  async open(): Promise<void> {
    await this.page.goto('/upload/pics');
    await this.page.getByRole('group', { name: 'Who sees my photos' }).waitFor();
  }

  async add(files: readonly ChosenFile[]): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Add photos' }).click();
    await (await choosing).setFiles([...files]);
  }

  /** Opens what can be done about the n-th photo, from 1. */
  async edit(n: number): Promise<void> {
    await this.page.getByRole('button', { name: `Edit photo ${n}`, exact: true }).click();
  }

  photo(n: number): Locator {
    return this.page.getByRole('img', { name: `Your photo ${n}`, exact: true });
  }

  /** The key of the n-th photo's files, which is the same as long as the photo is. */
  async keyOf(n: number): Promise<string> {
    return keyIn((await this.photo(n).first().getAttribute('src')) ?? '');
  }
}

/** The key in the address of a photo. */
export function keyIn(address: string): string {
  return /photos\/([a-z0-9-]+)-\d+\./.exec(address)?.[1] ?? '';
}
