// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminProduct: 'a74c583c9209f638c671fccba92ff5ce774cdc8d327d7c30e0c994c37ae75549',
  AdminProductList: '5a226dd1db369c8a0a00f6221569b7d6ce82c06fdbc170ff239c57fcf1ee9acc',
  AdminProductNames: '7c3e37e2ced506f1e9335776946dd3e9c78d463fe2dd53e86f990fe5f6038dd7',
  AdminCreateProduct: '577131c92464db53a76984118331cd40e292061e5dd247e4201bbf074650b11e',
  AdminUpdateProduct: 'cab22b6085e3c6dbba008bc7fde8c57ad267778390939af5f36bfe60b2dbbf18',
  AdminUpdateProductList: 'eefd1c94adef9fa6fc86c176771737d3d596913f64aca0f0a2afea3b5ef34e2b',
  AdminDeleteProduct: 'bc18d144406464cbf47df622efc80e0ef1e1ddfe887583d0cf09f18fd2a79433',
  AdminDeleteProductList: 'ca0392ba94e3f3c6c80d1a7104923f97fd816d888ad1e707db49cb191bde1257',
  AdminPayProduct: 'd17e1df3c01cd7342fb5c8c9d99f16ec64e0b7b034c218754e94812d5daa55cc',
  AdminFinishProductOrder: '0c8b184837382f60ee6a31164f7cc0a8efc2f4ff6e5bc737a713b20ed60c16c0',
  AdminRefundProduct: 'a31a079d00aceea34a1bcca1f467284ca5c0f2797ddc8b56f0d0125756b65362',
  AdminCancelProduct: 'da323c06ec545553bba504b79380e96367c536ac1218408c3e47577033afb5be',
  AdminRequestProductTransferBack: 'aa74de0fca6d796d5476e96544c6e16752621ee93a8a8f8c7fb469ef896f6ff6',
  AdminRegenerateProductDocument: '1da700e2f9d391e76d6b9d8a7946c5857928c8e2d6a3889679d316f59ede757f',
} as const;
