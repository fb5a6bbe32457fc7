export { useLiked } from '../../workspace/community/use-liked.ts'
