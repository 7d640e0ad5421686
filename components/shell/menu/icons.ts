import Apps from '@mui/icons-material/AppsOutlined';
import Marketing from '@mui/icons-material/CardGiftcardOutlined';
import Form from '@mui/icons-material/DescriptionOutlined';
import Hardware from '@mui/icons-material/DevicesOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Goods from '@mui/icons-material/Inventory2Outlined';
import System from '@mui/icons-material/LockOutlined';
import Member from '@mui/icons-material/PersonOutlined';
import Order from '@mui/icons-material/ReceiptLongOutlined';
import Shop from '@mui/icons-material/StorefrontOutlined';
import Parameter from '@mui/icons-material/TuneOutlined';
import Account from '@mui/icons-material/VpnKeyOutlined';
import type { IconName } from '@/lib/navigation/route-node';

/** What the route table's icon names look like. */
export const icons: Readonly<Record<IconName, typeof Home>> = {
  dashboard: Home,
  member: Member,
  shop: Shop,
  goods: Goods,
  accountGoods: Account,
  hardwareGoods: Hardware,
  formGoods: Form,
  softwareGoods: Apps,
  order: Order,
  marketing: Marketing,
  parameter: Parameter,
  system: System,
};
