# ベクトル環境にできないことを頼んだ人への言葉。

vector-unobserved = { $game } にはまだ観測の定義がないので、ベクトル環境もアダプターもネットも遊べません。
vector-tables = 卓の数に{ $tables }は使えません。1以上にしてください。
vector-threads = スレッドの数に{ $threads }は使えません。1以上にしてください。
vector-device = 卓は { $device } では動きません。使えるもの：cpu、cuda。
vector-no-gpu = ここでは CUDA の GPU を使えません。GPU のあるマシンに tenshu[gpu] を入れるか、cpu をお使いください。
vector-seed = シードに{ $seed }は使えません。0から2^63 - 1までの整数にしてください。
vector-first = 対局を{ $first }番から数えることはできません。0から2^62までの整数にしてください。
vector-reset-options = リセットにオプションは使えません（受け取ったもの：{ $options }）。ゲームのオプションは、卓を作るときに選びます。
vector-states = 状態はバイトの表で、卓ごとに1行、{ $tables }行×{ $size }列にしてください。
vector-actions = 行動は卓ごとに1つ、{ $tables }個の整数にしてください。
vector-illegal = 卓{ $table }の席{ $seat }（0から数えます）は、今 { $action } を選べません。選べるもの：{ $legal }。
