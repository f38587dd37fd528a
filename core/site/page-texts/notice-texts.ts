import type { Notice } from '../../errors/index.js'

/** The notices whose English texts are too long to name them. */
export type NoticeTexts = Readonly<Record<Extract<Notice, 'challengeBlocked' | 'cardsNotSetUp'>, string>>
