import type { Database } from '@/reference-api/database/connect';
import { picture, video, videoCategory } from '@/reference-api/database/schema/media';
import { continueIds } from './foundation';

const HOUR_MS = 3_600_000;
/** Steps through the list, so that neighbours in it do not stand beside each other on a page. */
const MIXED = 11;

/** Pictures of the demo libraries: what is drawn (reference-api/media/demo), and the file name a person would have given it. */
const pictures: readonly (readonly [drawing: string, name: string])[] = [
  ['headphones-0', '无线降噪耳机-曜石黑-主图.jpg'],
  ['headphones-1', '无线降噪耳机-暖沙-主图.jpg'],
  ['headphones-5', '无线降噪耳机-海湾蓝-主图.jpg'],
  ['keyboard-1', '机械键盘87键-主图.jpg'],
  ['keyboard-7', '机械键盘87键-夜幕黑.jpg'],
  ['mouse-0', '静音无线鼠标-主图.jpg'],
  ['mouse-4', '静音无线鼠标-云白.jpg'],
  ['monitor-2', '4K便携显示器15.6寸-主图.jpg'],
  ['monitor-5', '4K便携显示器-细节.jpg'],
  ['laptop-3', '轻薄笔记本-主图.jpg'],
  ['phone-4', '智能手机-主图.jpg'],
  ['watch-5', '运动手表-主图.jpg'],
  ['watch-6', '运动手表-真皮表带.jpg'],
  ['speaker-6', '书架音箱-主图.jpg'],
  ['camera-7', '微单相机-主图.jpg'],
  ['robot-1', '扫地机器人T9-主图.jpg'],
  ['robot-3', '扫地机器人T9-紫.jpg'],
  ['dock-2', 'USB-C扩展坞11合1-主图.jpg'],
  ['drone-3', '航拍无人机-主图.jpg'],
  ['router-5', '双频路由器-主图.jpg'],
  ['chair-4', '人体工学椅S2-主图.jpg'],
  ['chair-2', '人体工学椅S2-松石绿.jpg'],
  ['lamp-5', '护眼台灯-主图.jpg'],
  ['cup-6', '保温随行杯-主图.jpg'],
  ['bag-7', '商务通勤包-主图.jpg'],
  ['gift-4', '新人礼盒.jpg'],
  ['card-0', '视频会员年卡.jpg'],
  ['card-5', '音乐会员季卡.jpg'],
  ['card-3', '网盘会员月卡.jpg'],
  ['key-1', '游戏激活码.jpg'],
  ['software-2', '文档协作专业版.jpg'],
  ['software-5', '数据备份服务.jpg'],
  ['software-7', '远程办公套件.jpg'],
  ['form-3', '证照代办服务.jpg'],
  ['form-5', '设计定制服务.jpg'],
  ['form-2', '上门维修预约.jpg'],
  ['banner-1', '首页轮播-秋日焕新.jpg'],
  ['banner-2', '首页轮播-数码节.jpg'],
  ['banner-5', '首页轮播-会员日.jpg'],
  ['banner-6', '首页轮播-新品首发.jpg'],
  ['front-1', '滨江旗舰店-门头.jpg'],
  ['front-3', '云栖生活馆-门头.jpg'],
  ['icon-0', '金刚区-商城.png'],
  ['icon-1', '金刚区-精选.png'],
  ['icon-2', '金刚区-优惠券.png'],
  ['icon-3', '金刚区-会员.png'],
  ['icon-5', '金刚区-配送.png'],
];

/** Pictures other stores brought along. */
const storePictures: readonly (readonly [storeId: number, drawing: string, name: string])[] = [
  [1, 'headphones-3', '旗舰店-耳机试听.jpg'],
  [1, 'speaker-1', '旗舰店-音箱陈列.jpg'],
  [2, 'lamp-1', '生活馆-台灯.jpg'],
  [2, 'cup-2', '生活馆-随行杯.jpg'],
  [2, 'bag-4', '生活馆-通勤包.jpg'],
];

const videos: readonly (readonly [file: string, title: string, categoryId: number, cover: string, storeId?: number])[] = [
  ['video-1.mp4', '无线降噪耳机开箱', 1, 'headphones-0'],
  ['video-2.mp4', '机械键盘换轴教程', 2, 'keyboard-1'],
  ['video-3.mp4', '人体工学椅安装教程', 2, 'chair-4'],
  ['video-4.mp4', '秋日焕新宣传片', 3, 'banner-1'],
  ['video-5.mp4', '扫地机器人功能演示', 1, 'robot-1'],
  ['video-6.webm', '无人机航拍样片', 1, 'drone-3', 2],
];

/** The address of a demo picture; the API draws the file when it is first looked at. */
export const demoPicture = (drawing: string): string => `/media/demo/${drawing}.${/^(icon|level|qrcode)-/.test(drawing) ? 'png' : 'jpg'}`;

/** Fills the picture and the video library. */
export async function seedMedia(database: Database, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const own = pictures.map(([drawing, name], index) => row(0, drawing, name, ago(3 + ((index * MIXED) % pictures.length) * 17)));
  const others = storePictures.map(([storeId, drawing, name], index) => row(storeId, drawing, name, ago(40 + index * 31)));
  await database.insert(picture).values([...own, ...others]);
  await database.insert(videoCategory).values([
    { id: 1, name: '商品视频', nameEn: 'Goods', sort: 1 },
    { id: 2, name: '教程视频', nameEn: 'Tutorials', sort: 2 },
    { id: 3, name: '宣传视频', nameEn: 'Promotion', sort: 3 },
  ]);
  await database.insert(video).values(
    videos.map(([file, title, categoryId, cover, storeId = 0], index) => ({
      storeId,
      url: `/media/demo/${file}`,
      cover: demoPicture(cover),
      title,
      categoryId,
      bytes: 60_000,
      duration: 4.4,
      createTime: ago(5 + index * 29),
    })),
  );
  await continueIds(database, videoCategory);
}

function row(storeId: number, drawing: string, name: string, createTime: Date): typeof picture.$inferInsert {
  const url = demoPicture(drawing);
  return { storeId, url, thumb: '', name, createTime, ...sizeOf(drawing) };
}

const sizeOf = (drawing: string) => {
  if (drawing.startsWith('banner')) return { width: 1500, height: 700 };
  if (drawing.startsWith('front')) return { width: 1280, height: 720 };
  return drawing.startsWith('icon') ? { width: 192, height: 192 } : { width: 800, height: 800 };
};
