// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminDocumentFolder: '6c1c48126d2a72bdcf3e45af05de8a2f4737d1d0043a2c8cd363ebfc06a069c0',
  AdminDocumentFolderList: '6dd2137e92ecea7369efcfa7bea23a4854197580e8df583dc1bdae0912789adc',
  AdminDocumentFolderNames: 'df1aec6a417938fdcc5b8b4238739ef8b9d82d9da89fbf90d9d2e4e5e3e44dd0',
  AdminCreateDocumentFolder: '52946fc1f742643965d18b6dc5fcc25e0116208393939a6f201efca9bb881af7',
  AdminUpdateDocumentFolder: '3500857012648e86d6780c74ab64bf650ec0b0ca1cf210e333aef3ac9c15d2b8',
  AdminUpdateDocumentFolderList: '6f491ffed0a7b7fb0ac3d6464765c4db109ae3f9c55a650a7897645298a78cd4',
  AdminDeleteDocumentFolder: 'd648174dc6ea23145f840c75f362d836eafc8f95c3787f28646dc62ae28b4717',
  AdminDeleteDocumentFolderList: '35b21c8797ac12fd8e0d7af6e2f1534ceb71713e3044432d80ba4d4c430c04e7',
} as const;
