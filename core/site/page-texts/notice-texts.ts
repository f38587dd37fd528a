import type { Notice } from '../../errors/index.js'

/** The notices whose English texts are too long to serve as keys. */
export type NoticeTexts = Readonly<Record<Extract<Notice, 'challengeBlocked' | 'cardsNotSetUp'>, string>>
