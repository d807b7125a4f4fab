import { UPLOAD_LIMITS } from 'shared-contracts/platform/uploads';
import { covered, readPicture, UnreadablePicture, type Picture } from './picture/picture.ts';
import { NUMBER_GUESS, type Rect } from './picture/rect.ts';

/** A page that was chosen and not sent yet. It lives in this tab alone. */
export interface ChosenPage {
  readonly id: string;
  /** Null for a PDF, which goes as it is. */
  readonly picture: Picture | null;
  readonly file: File;
  /** The bar over an Aadhaar number; null where there is no number. */
  readonly bar: Rect | null;
  /** Whether its owner has said that the bar lies right. */
  readonly isBarConfirmed: boolean;
}

/** Why a file does not become a page: a text of the page, with the file's name in it. */
export type PageRefusal = 'pages.unreadable' | 'pages.heic' | 'pages.tooLarge' | 'pages.wrongType';

/** Makes a page of a file. */
export async function pageOf(file: File): Promise<ChosenPage | PageRefusal> {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  const page = { id: crypto.randomUUID(), file, bar: NUMBER_GUESS, isBarConfirmed: false };
  if (isPdf) {
    return file.size > UPLOAD_LIMITS.document ? 'pages.tooLarge' : { ...page, picture: null };
  }
  const isHeic = /heic|heif/i.test(`${file.type} ${file.name}`);
  if (file.type !== '' && !file.type.startsWith('image/')) return 'pages.wrongType';
  // What a browser would draw of it is not what it is.
  if (file.type === 'image/svg+xml') return 'pages.wrongType';
  try {
    return { ...page, picture: await readPicture(file) };
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    return isHeic ? 'pages.heic' : 'pages.unreadable';
  }
}

/** Whether the owner still has to say something about the bar. */
export function needsBar({ picture, isBarConfirmed }: ChosenPage): boolean {
  return picture !== null && !isBarConfirmed;
}

/** The file of a page as it is sent: a PDF as it is, a picture drawn again, with the bar in it. */
export async function fileToSend(
  { picture, file, bar }: ChosenPage,
  { n, isNumbered }: { readonly n: number; readonly isNumbered: boolean },
): Promise<File> {
  if (picture === null) return new File([file], `page-${n}.pdf`, { type: 'application/pdf' });
  const blob = isNumbered && bar !== null ? await covered(picture, bar) : picture.blob;
  return new File([blob], `page-${n}.jpg`, { type: 'image/jpeg' });
}
