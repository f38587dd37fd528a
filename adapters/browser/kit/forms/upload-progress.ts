import type { ElementEdits } from '../element-edits.js'

/** The progress of an upload, for the designer's style sheet. */
const PROGRESS_PROPERTY = '--vitrine-upload-progress'

/** The part of a file field that is shown while a file is on its way. */
export interface UploadProgress {
  /** Makes the part a progress bar that is at its beginning, named after the file. */
  readonly start: (fileName: string) => void
  /** `done`: from 0 to 1. */
  readonly show: (done: number) => void
  readonly clear: () => void
}

/** Tells the progress of an upload to assistive technology and to the style sheet; `part` may be left out. */
export function createUploadProgress(part: HTMLElement | null, edits: ElementEdits): UploadProgress {
  const show = (done: number): void => {
    const percent = Math.round(done * 100)
    part?.setAttribute('aria-valuenow', `${percent}`)
    part?.style.setProperty(PROGRESS_PROPERTY, `${percent}%`)
  }
  return {
    show,
    start: (fileName) => {
      if (!part) return
      const attributes = {
        role: 'progressbar',
        tabindex: '-1',
        'aria-valuemin': '0',
        'aria-valuemax': '100',
        'aria-valuenow': '0',
        'aria-label': `${part.textContent?.trim() || 'Upload'} ${fileName}`,
      }
      for (const [attribute, value] of Object.entries(attributes)) edits.set(part, attribute, value)
      show(0)
    },
    clear: () => part?.style.removeProperty(PROGRESS_PROPERTY),
  }
}
