/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Exact, ProblemCode, RefundState, RefundKind, FulfilOrderInput } from './operation-types-1.js'
import type {
  EditMailTextInput,
  ProductField,
  VariantField,
  EditProductInput,
  EditProductFileInput,
  ImportCatalogueInput,
  DiscountSource,
  DiscountState,
} from './operation-types-2.js'
import type {
  EditDiscountInput,
  EndDiscountInput,
  DeliverStockInput,
  EditCollectionInput,
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
} from './operation-types-3.js'
import type { DeskOrderFieldsFragment } from './operation-types-4.js'
export type DeliverStockMutationVariables = Exact<{
  input: DeliverStockInput
}>

export type DeliverStockMutation = {
  readonly deliverStock:
    | { readonly left: number | null }
    | { readonly code: ProblemCode; readonly message: string }
}

export type EditCollectionMutationVariables = Exact<{
  input: EditCollectionInput
}>

export type EditCollectionMutation = {
  readonly editCollection:
    | { readonly lines: ReadonlyArray<{ readonly id: string; readonly cells: ReadonlyArray<string> } | null> }
    | { readonly code: ProblemCode; readonly message: string }
}

export type EditDiscountMutationVariables = Exact<{
  input: EditDiscountInput
}>

export type EditDiscountMutation = {
  readonly editDiscount:
    | {
        readonly hasChanged: boolean
        readonly discount: {
          readonly code: string
          readonly name: string
          readonly state: DiscountState
          readonly source: DiscountSource
          readonly version: number
          readonly percent: number | null
          readonly expiresAt: string | null
          readonly usageLimit: number | null
          readonly usedCount: number
          readonly minimumCount: number | null
          readonly productIds: ReadonlyArray<string> | null
          readonly amount: {
            readonly amountMinor: number
            readonly currency: string
            readonly digits: number
          } | null
          readonly minimumSubtotal: {
            readonly amountMinor: number
            readonly currency: string
            readonly digits: number
          } | null
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type EditMailTextMutationVariables = Exact<{
  input: EditMailTextInput
}>

export type EditMailTextMutation = {
  readonly editMailText:
    | {
        readonly mail: {
          readonly template: string
          readonly file: string | null
          readonly htmlFile: string | null
          readonly text: string
          readonly builtIn: string
          readonly placeholders: ReadonlyArray<string>
          readonly version: string
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type EditProductMutationVariables = Exact<{
  input: EditProductInput
}>

export type EditProductMutation = {
  readonly editProduct:
    | {
        readonly hasChanged: boolean
        readonly product: {
          readonly id: string
          readonly name: string
          readonly slug: string
          readonly imageUrl: string | null
          readonly categories: ReadonlyArray<string>
          readonly version: string
          readonly isVisible: boolean
          readonly edited: ReadonlyArray<ProductField>
          readonly nameInFile: string | null
          readonly variants: ReadonlyArray<{
            readonly id: string
            readonly code: string | null
            readonly options: ReadonlyArray<string>
            readonly imageUrl: string | null
            readonly left: number | null
            readonly edited: ReadonlyArray<VariantField>
            readonly price: {
              readonly amountMinor: number
              readonly currency: string
              readonly digits: number
            }
            readonly compareAt: {
              readonly amountMinor: number
              readonly currency: string
              readonly digits: number
            } | null
            readonly lowestPrior: {
              readonly amountMinor: number
              readonly currency: string
              readonly digits: number
            } | null
            readonly unitPrice: {
              readonly per: string
              readonly price: {
                readonly amountMinor: number
                readonly currency: string
                readonly digits: number
              }
            } | null
            readonly priceInFile: {
              readonly amountMinor: number
              readonly currency: string
              readonly digits: number
            } | null
            readonly compareAtInFile: {
              readonly amountMinor: number
              readonly currency: string
              readonly digits: number
            } | null
          }>
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type EditProductFileMutationVariables = Exact<{
  input: EditProductFileInput
}>

export type EditProductFileMutation = {
  readonly editProductFile:
    | {
        readonly file: {
          readonly handle: string
          readonly version: string
          readonly columns: ReadonlyArray<string>
          readonly place: number
          readonly products: number
          readonly lines: ReadonlyArray<{ readonly name: string; readonly cells: ReadonlyArray<string> }>
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type EndDiscountMutationVariables = Exact<{
  input: EndDiscountInput
}>

export type EndDiscountMutation = {
  readonly endDiscount:
    | {
        readonly hasChanged: boolean
        readonly discount: {
          readonly code: string
          readonly name: string
          readonly state: DiscountState
          readonly source: DiscountSource
          readonly version: number
          readonly percent: number | null
          readonly expiresAt: string | null
          readonly usageLimit: number | null
          readonly usedCount: number
          readonly minimumCount: number | null
          readonly productIds: ReadonlyArray<string> | null
          readonly amount: {
            readonly amountMinor: number
            readonly currency: string
            readonly digits: number
          } | null
          readonly minimumSubtotal: {
            readonly amountMinor: number
            readonly currency: string
            readonly digits: number
          } | null
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type EndSessionMutationVariables = Exact<{
  key: string
  id?: string | null | undefined
}>

export type EndSessionMutation = {
  readonly endSession: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type FulfilOrderMutationVariables = Exact<{
  input: FulfilOrderInput
}>

export type FulfilOrderMutation = {
  readonly fulfilOrder:
    | {
        readonly order: DeskOrderFieldsFragment
        readonly refund: {
          readonly id: string
          readonly kind: RefundKind
          readonly state: RefundState
          readonly restocks: boolean
          readonly problem: string | null
          readonly amount: {
            readonly amountMinor: number
            readonly currency: string
            readonly digits: number
          }
        } | null
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type ImportCatalogueMutationVariables = Exact<{
  input: ImportCatalogueInput
}>
