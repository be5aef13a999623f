import { renderAsync } from '@resvg/resvg-js';
import { fontFilesFor } from '../fonts.ts';
import { shareSvg } from '../share-svg.ts';
import { answerJobs } from './job-loop.ts';
import type { PictureJob } from './painter.ts';

/** Drawing pictures in a process of its own: see render-process.ts. */
await answerJobs(
  () => Promise.resolve(),
  async (job: PictureJob): Promise<Uint8Array> => {
    const font = {
      loadSystemFonts: false,
      fontFiles: fontFilesFor(job.values.join(' ')),
      defaultFontFamily: 'Noto Sans',
    };
    return (await renderAsync(await shareSvg(job), { font })).asPng();
  },
);
