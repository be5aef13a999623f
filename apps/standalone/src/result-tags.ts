import { SHARE_HEIGHT, SHARE_WIDTH } from '@lf/api/features/fingerprints/share-size';
import { escapeXml } from '@lf/domain/fingerprint-svg';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { firstSentence } from '@lf/domain/first-sentence';
import type { FingerprintContent } from '@lf/contract/fingerprints';

interface Preview {
  readonly title: string;
  readonly page: string;
  readonly picture: string;
}

/** What makes the link unfurl in chats. */
export function resultTags(content: FingerprintContent, { title, page, picture }: Preview): string {
  const tags: readonly (readonly [string, string])[] = [
    ['og:type', 'article'],
    ['og:site_name', PRODUCT_NAME],
    ['og:title', `${title}: ${content.values.slice(0, 3).join(', ')} …`],
    ['og:description', firstSentence(content.valuesPhilosophy)],
    ['og:url', page],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(SHARE_WIDTH)],
    ['og:image:height', String(SHARE_HEIGHT)],
    ['og:image:alt', RESULT_MESSAGES.pictureAlt(content.values)],
    ['twitter:card', 'summary_large_image'],
  ];
  return tags.map(([name, value]) => `<meta property="${name}" content="${escapeXml(value)}">`).join('\n    ');
}
