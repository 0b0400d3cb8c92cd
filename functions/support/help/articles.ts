import { account } from './account.ts';
import type { Article } from './article.ts';
import { automation } from './automation.ts';
import { classes } from './classes.ts';
import { connections } from './connections.ts';
import { decisions } from './decisions.ts';
import { files } from './files.ts';
import { mails } from './mails.ts';
import { marketplaceArticles } from './marketplaces.ts';
import { productArticles } from './product.ts';

/** The help base covers every screen of the app and the messages that it shows. */
export const articles: readonly Article[] = [
  ...account,
  ...files,
  ...mails,
  ...connections,
  ...marketplaceArticles,
  ...classes,
  ...decisions,
  ...automation,
  ...productArticles,
];
