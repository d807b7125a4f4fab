import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useTexts } from 'shared-contracts/host';
import { Spinner } from 'shared-contracts/ui/core';
import { croppingTexts } from '../locales/en/photos.ts';
import type { CropFrameProps } from './crop-frame.tsx';
import './cropping.css';

const frame = lazyCode(async () => (await import('./crop-frame.tsx')).CropFrame);

/**
 * A picture that is turned by quarters and cropped to a shape, by touch, mouse and keyboard; `onChange` tells of every
 * change, and once when the picture is there. Its code comes with the first use.
 */
export function PictureCropper(props: CropFrameProps) {
  const t = useTexts(croppingTexts);
  return (
    <LazyPart
      code={frame}
      waiting={
        <div className="vc-frame vc-frame--waiting">
          <Spinner label={t('wait')} />
        </div>
      }
      failed={(error, retry) => (
        <LoadFailed title={t('failed')} error={error} retrying={false} onRetry={retry} plain />
      )}
    >
      {(CropFrame) => <CropFrame {...props} />}
    </LazyPart>
  );
}
