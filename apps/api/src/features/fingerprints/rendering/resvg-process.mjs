// Drawing pictures in a process of its own: see rendering/render-process.ts.
import { renderAsync } from '@resvg/resvg-js';
import { answerJobs } from './job-loop.mjs';

await answerJobs(
  async () => undefined,
  async (/** @type {{ svg: string, fontFiles: string[] }} */ { svg, fontFiles }) => {
    const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Noto Sans' };
    return (await renderAsync(svg, { font })).asPng();
  },
);
