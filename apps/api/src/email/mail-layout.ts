import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { MAIL_LOGO } from './mail-logo.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** As on the screens, in light. */
const ACCENT = '#0d5c55';
const INK = '#221d18';
const QUIET = '#5d5348';
const PAPER = '#faf6ee';

export interface MailContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly closing: string;
}

/** The one look of our mails, as text and as HTML. The transports send the logo along. */
export function layoutMail(content: MailContent): { readonly text: string; readonly html: string } {
  const text = [
    content.heading,
    ...content.paragraphs,
    ...(content.action ? [`${content.action.label}:\n${content.action.link}`] : []),
    content.closing,
    PRODUCT_NAME,
  ].join('\n\n');
  const head = `<p style="margin:0 0 32px;font-weight:600;color:${ACCENT}"><img src="cid:${MAIL_LOGO.cid}" width="48" height="48" alt="" style="vertical-align:middle;margin-right:12px;border-radius:11px">${PRODUCT_NAME}</p>`;
  const paragraphs = content.paragraphs.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('');
  const action = content.action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(content.action.link)}" style="background:${ACCENT};color:#fff;padding:12px 24px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(content.action.label)}</a></p><p style="margin:0 0 16px;font-size:14px;color:${QUIET}">If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${escapeHtml(content.action.link)}</span></p>`
    : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(content.heading)}</title></head><body style="margin:0;background:${PAPER};color:${INK};font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.6"><div style="max-width:560px;margin:0 auto;padding:40px 24px">${head}<h1 style="font-family:Georgia,serif;font-size:26px;line-height:1.25;margin:0 0 24px">${escapeHtml(content.heading)}</h1>${paragraphs}${action}<p style="margin:24px 0 0;color:${QUIET}">${escapeHtml(content.closing)}</p></div></body></html>`;
  return { text, html };
}
