import { readFileSync } from 'node:fs'

const FOLDER = 'composition/payment-forms'

/** The modules with the forms of payment providers, by their names. */
export const paymentFormInputs = () =>
  Object.fromEntries(
    [...readFileSync(`${FOLDER}/load-payment-form.ts`, 'utf8').matchAll(/import\('\.\/([\w-]+)\.js'\)/g)].map(
      ([, name]) => [name, `${FOLDER}/${name}.ts`],
    ),
  )

/**
 * Keeps these forms out of a bundle: they are separate files, loaded when needed. Otherwise bundlers would
 * put modules that forms and page share into one more file, which each page would load at once.
 */
export const withoutPaymentForms = () => ({
  name: 'without-payment-forms',
  resolveDynamicImport: (source, importer) =>
    /\/payment-forms\/load-payment-form\.ts$/.test(importer)
      ? { id: source.replace('./', 'payment-forms/'), external: true }
      : null,
})

/** A payment form seen from the module that loads it. */
export const paymentFormPath = (id) => (id.startsWith('payment-forms/') ? `../../../${id}` : id)
