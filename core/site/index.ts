export { showsBadge } from './badge.js'
export { classifyLink } from './current-link.js'
export { cssEasing } from './easing-names.js'
export { parseEmbedFrame } from './embed-frame.js'
export { collectFormFields, formFailureText } from './form-fields.js'
export { formPayloadPairs } from './form-payload.js'
export { parseLightbox } from './lightbox-items.js'
export {
  isMailingListAction,
  isMailingListSuccess,
  mailingListFields,
  mailingListUrl,
} from './mailing-list.js'
export { parseSliderAnimation, planSlideMove, sliderStep } from './slider-move.js'
export { sliderPages } from './slider-pages.js'
export { scrollDurationMs, scrollEndPx, scrollProgress, scrollTimeFactor } from './smooth-scroll.js'
export { swipeOf, swipeThresholdPx } from './swipe.js'
export { videoPaddingTop } from './video-embed.js'
export type { BadgeFacts } from './badge.js'
export type { LinkKind, PageLink, PagePlace } from './current-link.js'
export type { EmbedFrame } from './embed-frame.js'
export type { FormControl, FormFieldFailure, FormFields } from './form-fields.js'
export type { FormPayloadValue } from './form-payload.js'
export type { LightboxContent, LightboxItem } from './lightbox-items.js'
export type { SlideMovePlan, SlideTravel, SliderAnimation, SliderStep } from './slider-move.js'
export type { SliderPage } from './slider-pages.js'
export type { ScrollGoal } from './smooth-scroll.js'
export type { SwipeDirection } from './swipe.js'
