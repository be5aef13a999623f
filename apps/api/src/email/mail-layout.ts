import { PRODUCT_NAME } from '@lf/domain/messages/shell';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

export interface MailContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly closing: string;
}

/** The one look of our mails, as text and as HTML. */
export function layoutMail(content: MailContent): { readonly text: string; readonly html: string } {
  const text = [
    content.heading,
    ...content.paragraphs,
    ...(content.action ? [`${content.action.label}:\n${content.action.link}`] : []),
    content.closing,
    PRODUCT_NAME,
  ].join('\n\n');
  const paragraphs = content.paragraphs.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('');
  const action = content.action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(content.action.link)}" style="background:#7a3b2e;color:#fff;padding:12px 24px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(content.action.label)}</a></p><p style="margin:0 0 16px;font-size:14px;color:#5f554d">If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${escapeHtml(content.action.link)}</span></p>`
    : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(content.heading)}</title></head><body style="margin:0;background:#faf6f0;color:#2b2420;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.6"><div style="max-width:560px;margin:0 auto;padding:40px 24px"><h1 style="font-family:Georgia,serif;font-size:26px;line-height:1.25;margin:0 0 24px">${escapeHtml(content.heading)}</h1>${paragraphs}${action}<p style="margin:24px 0 0;color:#5f554d">${escapeHtml(content.closing)}</p><p style="margin:24px 0 0;font-weight:600">${PRODUCT_NAME}</p></div></body></html>`;
  return { text, html };
}
