import { useEffect, useState } from 'react';

/** A picture that was chosen from the device, and an address by which this document shows it. */
export interface ChosenPicture {
  readonly file: File | null;
  readonly url: string | null;
  readonly choose: (file: File | null) => void;
}

export function useChosenPicture(): ChosenPicture {
  const [file, choose] = useState<File | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => {
      URL.revokeObjectURL(address);
      setUrl(null);
    };
  }, [file]);
  return { file, url, choose };
}
