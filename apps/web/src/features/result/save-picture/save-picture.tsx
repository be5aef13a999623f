import { useState } from 'react';
import { SAVE_PICTURE_MESSAGES } from '@lf/domain/messages/save-picture';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { pictureOf } from '../drawn-picture.ts';
import { pictureSizes, type PictureSize } from './picture-sizes.ts';
import styles from './save-picture.module.css';

interface SavePictureProps {
  readonly values: readonly string[];
  readonly archetype: string;
}

const isDarkHere = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Save the picture: as a wallpaper for this screen or another, or as a square. */
export function SavePicture({ values, archetype }: SavePictureProps) {
  const [isOpen, setOpen] = useState(false);
  const [names, setNames] = useState(true);
  const [dark, setDark] = useState(isDarkHere);
  const [making, setMaking] = useState<PictureSize | null>(null);
  const [said, setSaid] = useState<'saved' | 'failed' | null>(null);

  async function save(size: PictureSize): Promise<void> {
    setMaking(size);
    setSaid(null);
    try {
      const [{ paintPicture }, { saveImage }] = await Promise.all([
        import('./paint-picture.ts'),
        import('./save-file.ts'),
      ]);
      const { width, height } = size;
      const image = await paintPicture(await pictureOf(values, archetype), { width, height, names, dark });
      const end = await saveImage(image, `Leadership_Fingerprint_${width}x${height}.png`);
      setSaid(end === 'saved' ? 'saved' : null);
    } catch {
      setSaid('failed');
    } finally {
      setMaking(null);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {SAVE_PICTURE_MESSAGES.open}
      </Button>
      <Dialog
        open={isOpen}
        title={SAVE_PICTURE_MESSAGES.title}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {SAVE_PICTURE_MESSAGES.close}
          </Button>
        }
      >
        <p>{SAVE_PICTURE_MESSAGES.lead}</p>
        <Checkbox
          label={SAVE_PICTURE_MESSAGES.names}
          checked={names}
          onChange={(event) => setNames(event.target.checked)}
        />
        <Checkbox
          label={SAVE_PICTURE_MESSAGES.dark}
          checked={dark}
          onChange={(event) => setDark(event.target.checked)}
        />
        {isOpen && (
          <ul className={styles.sizes}>
            {pictureSizes(window.screen, window.devicePixelRatio).map((size) => (
              <li key={size.title}>
                <Button
                  variant="secondary"
                  wide
                  loading={making?.title === size.title}
                  loadingLabel={SAVE_PICTURE_MESSAGES.making}
                  disabled={making !== null && making.title !== size.title}
                  onClick={() => void save(size)}
                >
                  {size.title} <span className={styles.pixels}>{`${size.width} × ${size.height}`}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <output>{said === 'saved' && SAVE_PICTURE_MESSAGES.saved}</output>
        <MessageAlert variant="danger" messages={said === 'failed' ? [SAVE_PICTURE_MESSAGES.failed] : []} />
      </Dialog>
    </>
  );
}
