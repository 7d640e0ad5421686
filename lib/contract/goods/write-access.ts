import { needs } from '../access';

/** UPLOAD_GOODS depends on the kind in the body, so the API's handler asks for it (permissions.md 2). Without a schema, for the frame of every page. */
export const writeGoods = needs('admin_P2', 'admin_P2.edit');
