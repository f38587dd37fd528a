export { ENGINE_SOURCES, hostSources } from './policy/host-sources.js'
export { audienceKey, isAmong, OPEN_TO_ALL, PUBLIC } from './visitors/audience.js'
export { showsBadge } from './widgets/badge.js'
export { allowsCategory } from './visitors/allows-category.js'
export { ALL_CATEGORIES, parseConsent } from './visitors/consent.js'
export { VISITOR_LIFETIME_MS } from './visitors/visitor-lifetime.js'
export {
  createPolicy,
  isHostSource,
  renderPolicy,
  withoutDirectives,
  withSources,
} from './policy/content-security-policy.js'
export { classifyLink } from './widgets/current-link.js'
export { cssEasing } from './widgets/easing-names.js'
export { parseEmbedFrame } from './policy/embed-frame.js'
export { collectFormFields, formFailureText } from './forms/form-fields.js'
export { formPayloadPairs } from './forms/form-payload.js'
export { parseFormPost } from './forms/form-post.js'
export { findNativeForm, toFormPost } from './forms/native-form.js'
export {
  FORM_WORDS,
  QUOTE_WORDS,
  formatFileSize,
  formFileText,
  formLines,
  formValueText,
  plainFormText,
  replyAddressOf,
} from './forms/form-report.js'
export type { FormWords } from './forms/form-report.js'
export {
  fitsColumns,
  formTableHeader,
  formTableRow,
  NO_FORM_COLUMNS,
  withColumnsOf,
} from './forms/form-table.js'
export { beginContentCheck, continueContentCheck, isContentAccepted } from './uploads/upload-content.js'
export { recognisePlainForm } from './forms/plain-account-form.js'
export { checkFormFile, fileLimitBytes, UPLOAD_TIME_MS } from './uploads/check-form-file.js'
export { FORM_FILE_LIMIT_BYTES } from './uploads/upload-limits.js'
export { UPLOAD_CONTENTS } from './uploads/upload-types.js'
export type { FormColumns } from './forms/form-table.js'
export { parseLightbox } from './widgets/lightbox-items.js'
export { isMailingListAction } from './forms/mailing-list-action.js'
export { isMailingListSuccess, mailingListFields, mailingListUrl } from './forms/mailing-list.js'
export { POLICY_NAMES } from './policy/policy-names.js'
export { createRedirects, withWholeHost } from './redirects.js'
export { searchExcerpt, searchQuery, searchTerms, searchScore, toSearchable } from './search-texts.js'
export { parseSliderAnimation, planSlideMove, sliderStep } from './widgets/slider-move.js'
export { sliderPages } from './widgets/slider-pages.js'
export { scrollDurationMs, scrollEndPx, scrollProgress, scrollTimeFactor } from './widgets/smooth-scroll.js'
export { swipeOf } from './widgets/swipe.js'
export { videoPaddingTop } from './widgets/video-embed.js'
export type { Audience, RequestedPage, ReadDecision } from './visitors/audience.js'
export type { BadgeFacts } from './widgets/badge.js'
export type { ConsentChoice, ConsentSettings } from './visitors/consent.js'
export type { ContentSecurityPolicy, PolicySources } from './policy/content-security-policy.js'
export type { LinkKind, PageAddress, PageLink } from './widgets/current-link.js'
export type { EmbedFrame } from './policy/embed-frame.js'
export type { FormControl, FormFieldFailure, FormFields } from './forms/form-fields.js'
export type { FormPost, FormPostFailure } from './forms/form-post.js'
export type { FormPayloadValue } from './forms/form-payload.js'
export type { LightboxContent, LightboxItem } from './widgets/lightbox-items.js'
export type { Redirect } from './redirects.js'
export type { SearchableText, SearchedText, SearchHit } from './search-texts.js'
export type { SlideMovePlan, SlideTravel, SliderAnimation, SliderStep } from './widgets/slider-move.js'
export type { SliderPage } from './widgets/slider-pages.js'
export type { ScrollGoal } from './widgets/smooth-scroll.js'
export type { SwipeDirection } from './widgets/swipe.js'
export type { PlainAccountForm, PlainField, PlainForm } from './forms/plain-account-form.js'
export type { AcceptedFile, FormFileRefusal } from './uploads/check-form-file.js'
export type { ContentCheck } from './uploads/upload-content.js'
export type { UploadContent } from './uploads/upload-types.js'
export type { NativeForm } from './forms/native-form.js'
