/** Joins the class names that apply; what is false or absent falls away. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
