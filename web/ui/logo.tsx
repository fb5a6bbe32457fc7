import { product } from '../texts/en/product.ts'
/** The 'm' stamp and the word. Silent: the link around it says where it leads. */
export function Logo() {
  return (
    <span aria-hidden="true" className="logo">
      {product.name}
    </span>
  )
}
