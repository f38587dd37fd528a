/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  CreateDiscountMutation,
  CreateDiscountMutationVariables,
  EditDiscountMutation,
  EditDiscountMutationVariables,
  EditProductFileMutation,
  EditProductFileMutationVariables,
  EditProductMutation,
  EditProductMutationVariables,
  EndDiscountMutation,
  EndDiscountMutationVariables,
  ImportCatalogueMutation,
  ImportCatalogueMutationVariables,
  ListDiscountsQuery,
  ListDiscountsQueryVariables,
  ListProductsQuery,
  ListProductsQueryVariables,
  MoveProductMutation,
  MoveProductMutationVariables,
  ReadProductFileQuery,
  ReadProductFileQueryVariables,
  ReadProductQuery,
  ReadProductQueryVariables,
} from './operation-types.js'

import type { Operation } from '../../operation.js'

export const CREATE_DISCOUNT: Operation<CreateDiscountMutation, CreateDiscountMutationVariables> = {
  name: 'CreateDiscount',
  kind: 'mutation',
  text:
    'mutation CreateDiscount($input:CreateDiscountInput!){createDiscount(input:$input){...on DiscountChan' +
    'ged{hasChanged discount{code name state source version percent expiresAt usageLimit usedCount minimu' +
    'mCount productIds amount{amountMinor currency digits}minimumSubtotal{amountMinor currency digits}}}.' +
    '..on Problem{code message}}}',
}

export const EDIT_DISCOUNT: Operation<EditDiscountMutation, EditDiscountMutationVariables> = {
  name: 'EditDiscount',
  kind: 'mutation',
  text:
    'mutation EditDiscount($input:EditDiscountInput!){editDiscount(input:$input){...on DiscountChanged{ha' +
    'sChanged discount{code name state source version percent expiresAt usageLimit usedCount minimumCount' +
    ' productIds amount{amountMinor currency digits}minimumSubtotal{amountMinor currency digits}}}...on P' +
    'roblem{code message}}}',
}

export const EDIT_PRODUCT: Operation<EditProductMutation, EditProductMutationVariables> = {
  name: 'EditProduct',
  kind: 'mutation',
  text:
    'mutation EditProduct($input:EditProductInput!){editProduct(input:$input){...on ProductChanged{hasCha' +
    'nged product{id name slug imageUrl categories version isVisible edited nameInFile variants{id code o' +
    'ptions imageUrl left edited price{amountMinor currency digits}compareAt{amountMinor currency digits}' +
    'lowestPrior{amountMinor currency digits}unitPrice{per price{amountMinor currency digits}}priceInFile' +
    '{amountMinor currency digits}compareAtInFile{amountMinor currency digits}}}}...on Problem{code messa' +
    'ge}}}',
}

export const EDIT_PRODUCT_FILE: Operation<EditProductFileMutation, EditProductFileMutationVariables> = {
  name: 'EditProductFile',
  kind: 'mutation',
  text:
    'mutation EditProductFile($input:EditProductFileInput!){editProductFile(input:$input){...on ProductFi' +
    'leChanged{file{handle version columns place products lines{name cells}}}...on Problem{code message}}' +
    '}',
}

export const END_DISCOUNT: Operation<EndDiscountMutation, EndDiscountMutationVariables> = {
  name: 'EndDiscount',
  kind: 'mutation',
  text:
    'mutation EndDiscount($input:EndDiscountInput!){endDiscount(input:$input){...on DiscountChanged{hasCh' +
    'anged discount{code name state source version percent expiresAt usageLimit usedCount minimumCount pr' +
    'oductIds amount{amountMinor currency digits}minimumSubtotal{amountMinor currency digits}}}...on Prob' +
    'lem{code message}}}',
}

export const IMPORT_CATALOGUE: Operation<ImportCatalogueMutation, ImportCatalogueMutationVariables> = {
  name: 'ImportCatalogue',
  kind: 'mutation',
  text:
    'mutation ImportCatalogue($input:ImportCatalogueInput!){importCatalogue(input:$input){...on Catalogue' +
    'Imported{counts{outcome lines}lines{row name outcome problem changes{column before after}}problems i' +
    'sWritten}...on Problem{code message}}}',
}

export const LIST_DISCOUNTS: Operation<ListDiscountsQuery, ListDiscountsQueryVariables> = {
  name: 'ListDiscounts',
  kind: 'query',
  text:
    'query ListDiscounts($search:String$after:String){discounts(search:$search after:$after){items{code n' +
    'ame state source version percent expiresAt usageLimit usedCount minimumCount productIds amount{amoun' +
    'tMinor currency digits}minimumSubtotal{amountMinor currency digits}}next}}',
}

export const LIST_PRODUCTS: Operation<ListProductsQuery, ListProductsQueryVariables> = {
  name: 'ListProducts',
  kind: 'query',
  text:
    'query ListProducts($search:String$outOfStock:Boolean$hidden:Boolean$after:String){products(search:$s' +
    'earch outOfStock:$outOfStock hidden:$hidden after:$after){items{id name imageUrl categories isVisibl' +
    'e variants{left price{amountMinor currency digits}}}next}}',
}

export const MOVE_PRODUCT: Operation<MoveProductMutation, MoveProductMutationVariables> = {
  name: 'MoveProduct',
  kind: 'mutation',
  text:
    'mutation MoveProduct($input:MoveProductInput!){moveProduct(input:$input){...on ProductFileChanged{fi' +
    'le{handle version columns place products lines{name cells}}}...on Problem{code message}}}',
}

export const READ_PRODUCT: Operation<ReadProductQuery, ReadProductQueryVariables> = {
  name: 'ReadProduct',
  kind: 'query',
  text:
    'query ReadProduct($id:ID!){product(id:$id){id name slug imageUrl categories version isVisible edited' +
    ' nameInFile variants{id code options imageUrl left edited price{amountMinor currency digits}compareA' +
    't{amountMinor currency digits}lowestPrior{amountMinor currency digits}unitPrice{per price{amountMino' +
    'r currency digits}}priceInFile{amountMinor currency digits}compareAtInFile{amountMinor currency digi' +
    'ts}}}}',
}

export const READ_PRODUCT_FILE: Operation<ReadProductFileQuery, ReadProductFileQueryVariables> = {
  name: 'ReadProductFile',
  kind: 'query',
  text:
    'query ReadProductFile($id:ID!){productFile(id:$id){handle version columns place products lines{name ' +
    'cells}}}',
}
