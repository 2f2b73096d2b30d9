# 練習：猫が話すこと。短い文を2つまで、何をするかだけでなく理由も。

lesson-title = 練習（{ $number }/{ $of }）
lesson-next = 次へ
lesson-back = 1つ戻る
lesson-leave = 中断
lesson-leave-told = 練習は「自分の卓」に残り、続きから始められます。
lesson-watch = ほかの人の番です。見ていましょう。
lesson-end-turn = あなたの手番はここまで。終えると、ほかの人に移ります。
lesson-new-game = 案内つきで一局
lesson-play-on = 続けて遊ぶ
lesson-other = ルール上はできますし、もうすぐ選べます。今は光っているものをどうぞ。
lesson-no-hint = 練習中は猫が教えます。

# CATsle Builders と CHATpentiers。列の呼び名は版ごとに違う。

lesson-column = { $edition ->
    [chatpentiers] 区画
   *[catsle_builders] 列
}
lesson-column-1 = { $edition ->
    [chatpentiers] 区画1
   *[catsle_builders] 1列目
}
lesson-column-2 = { $edition ->
    [chatpentiers] 区画2
   *[catsle_builders] 2列目
}
lesson-column-3 = { $edition ->
    [chatpentiers] 区画3
   *[catsle_builders] 3列目
}
lesson-column-4 = { $edition ->
    [chatpentiers] 区画4
   *[catsle_builders] 4列目
}
lesson-catsle_builders-goal = 城を建てましょう。カードは4つの{ lesson-column }へ。入るのは1・2・3・4枚で、1枚でも超えてはいけません。
lesson-catsle_builders-scrap = 1か所に1スートだけ、同じスートは同じ場所へ。{ catsle_builders-scrap }に置くと1枚につき−1点。
lesson-catsle_builders-follow = リードは灰です。あえて別のスートを試しましょう。青10をタップしてください。
lesson-catsle_builders-rank = リードと同じスートがあれば、必ず出します。1位は1枚、2位は2枚取ります。灰7で2位をねらいましょう。
lesson-catsle_builders-take = 9は1位が取りました。残りから2枚もらえます。まず灰7を。
lesson-catsle_builders-place = 灰は初めてなので、置き場所を選べます。2枚取るので、{ lesson-column-2 }がぴったり。
lesson-catsle_builders-perfect = 次は灰5。同じスートの場所へ自動で入ります。上限ちょうどで「完璧」になり、ボーナス点につながります。
lesson-catsle_builders-lead = 2位が次をリードします。茶12より強い茶はありません。今度は1位になりましょう。
lesson-catsle_builders-first = 1位は1枚だけ、でも最初に選べます。茶12を取りましょう。
lesson-catsle_builders-single = 1枚だけなら1枚の場所、{ lesson-column-1 }へ。これも完璧。
lesson-catsle_builders-nothing = 取りすぎは禁物、ここは引きましょう。青1なら最下位で、何も取らずにすみます。
lesson-catsle_builders-must = また灰。手札の灰は12だけなので出すしかなく、1位になります。
lesson-catsle_builders-spare = 灰の3枚目は{ lesson-column-2 }を台無しにします。点が消え、さらに1点減ります。代わりに緑2を。
lesson-catsle_builders-room = 緑も初めて。{ lesson-column-3 }なら、あと2枚入ります。
lesson-catsle_builders-last = 最後のトリックまで進めました。その間に、青が{ lesson-column-4 }を埋めました。最後の1枚を出せば、1位です。
lesson-catsle_builders-count = 得点は1枚1点。{ lesson-column-1 }と{ lesson-column-2 }と{ lesson-column-4 }は埋まっていて、1＋2＋4点です。
lesson-catsle_builders-fill = 緑の3枚目で{ lesson-column-3 }も完璧、あと3点。完璧が4つならさらに4点です。緑9を取れば14点！
lesson-catsle_builders-score = このラウンドは14点！　城はまた空になり、カードが配り直されます。3ラウンドの合計点で競います。
lesson-catsle_builders-done = 合うものを取り、ほかは避ける。それがすべて。お見事！　ここからは自由に遊びましょう。

# Catte

lesson-catte-goal = 中央のコーヒーを取り合います。今は8点。でも1ラウンドに20を超えると、全部冷めてしまいます。
lesson-catte-row = この4枚は自分のコーヒー。中央に出すこともあり、残しておいても点になります。
lesson-catte-trump = 中央のコーヒーは白。だから白猫が切り札で、どの猫にも勝ちます。
lesson-catte-follow = リードは黒です。切り札を出せるでしょうか。白15をタップしてください。
lesson-catte-win = 手札に黒があるので、黒を出すしかありません。14がいちばん強いので、出しましょう。
lesson-catte-put = 8点獲得！　勝った人は自分のコーヒーを中央に置きます。茶5を置くと、切り札は茶です。
lesson-catte-set = 黒猫と白猫を一緒に出すと、茶猫1匹になります。黒7から始めましょう。
lesson-catte-pair = 白13を足します。7と13で茶20、しかも切り札です。
lesson-catte-exact = 今13。あと7でちょうど20、ちょうどなら2倍です。黒7を置きましょう。
lesson-catte-sure = 切り札は黒。15より強い黒はありません。リードしましょう。
lesson-catte-enough = 20ちょうどで40点！　ここからは何も取りたくありません。白10を置きましょう。
lesson-catte-low = いちばん小さい茶でリード。誰かに勝ってもらいます。
lesson-catte-duck = 中央は15。黒11では勝ってしまい、35で全部冷めます。黒2でやり過ごしましょう。
lesson-catte-score = 相手は25で取りすぎ。0点になり、ラウンド終了です。あなたは40点と、残したコーヒーの1点です。
lesson-catte-done = 残したコーヒーは枚数の2乗が得点。2枚で4点、3枚で9点です。お見事！　ここからは自由に遊びましょう。

# Cat Tower

lesson-cat_tower-goal = 6匹の猫のために、5列のタワーを飾ります。誰かが3列完成させると終わり。点の多い人の勝ちです。
lesson-cat_tower-dice = 2人でダイスは3個。1個ずつ取り、最後の1個は2人で使います。
lesson-cat_tower-pick = 数字はアイテムにも階にもなります。3を取りましょう。アイテムならちょうちょです。
lesson-cat_tower-two = 自分の3と共通の5。ちょうちょを5階に、またはクッションを3階に。
lesson-cat_tower-cannot = ネズミは6番のアイテム。タップすると、足りないものがわかります。
lesson-cat_tower-butterfly = ちょうちょを選びましょう。2点になり、足あとも1つもらえます。
lesson-cat_tower-hex = 金の列の5階がよい場所です。家のマスは、家のためにとっておきます。
lesson-cat_tower-again = 次のラウンド。今度は相手が先に取りました。また3を取りましょう。
lesson-cat_tower-same = 同じ目が2つ。ちょうちょを3階に、それだけです。
lesson-cat_tower-beside = もう一度、金に。列が完成すると上の数字が点になり、一番乗りは多くもらえます。
lesson-cat_tower-shift = 足あと1つで目を1増減できます。4を取り、共通の2を1にしましょう。
lesson-cat_tower-house = 1は家です。家のマスに書きます。
lesson-cat_tower-home = 4階なら紫の列にあります。足あとは1つで足ります。
lesson-cat_tower-cat = 家を書くと、猫1匹が1度だけ得点。家の数×その猫のアイテムで、ちょうちょの猫なら1×2点。
lesson-cat_tower-score = 毛糸、お皿、クッション、ネズミは最後に点になります。タップすると、何点になるかわかります。
lesson-cat_tower-done = よい目が出なければ、パスして足あとに丸を。お見事！　ここからは自由に遊びましょう。

# 白鷺城／ホワイト・キャッスル

lesson-white_castle-goal = 9手番で、一族を城と庭と訓練場へ送ります。点の多い人の勝ち。
lesson-white_castle-pair = まず持ち物を決めます。組1は、城で使う真珠と、何にでも使うコインがあります。
lesson-white_castle-bridges = 手番ではダイスを1個、橋の端から取ります。左は小さい目、右は大きい目です。
lesson-white_castle-die = 大きい目はコインになります。珊瑚6を取りましょう。
lesson-white_castle-colour = 城では色が大切。外交の間・左をタップしてください。
lesson-white_castle-room = あそこに珊瑚はありません。この部屋には2つあり、3の上に6を置くのでコイン3です。
lesson-white_castle-lantern = 食料とコインと影響力が入りました。次は左端の黒を。灯籠もともります。
lesson-white_castle-outside = 灯籠は、灯籠エリアのものをすべてくれます。城外では5の上に3を置くので、コイン2を払います。
lesson-white_castle-gardener = ここからは庭師か藩士が出かけます。庭師を送りましょう。
lesson-white_castle-garden = この庭は食料2で、今すぐ印2、最後に3点。橋にダイスが残れば、もう一度もらえます。
lesson-white_castle-last = このラウンド最後の手番。白6を取りましょう。
lesson-white_castle-coins = 5の上に6でコイン1。ここからは藩士が城へ上がれます。
lesson-white_castle-courtier = 藩士は上るほど点が高くなります。1、3、6、10点です。
lesson-white_castle-audience = まずコイン2で城門へ。
lesson-white_castle-climb = 次に真珠2で執事の階へ。
lesson-white_castle-enter = 部屋のカードは領地に入り、前のカードは灯籠になります。ここに入りましょう。
lesson-white_castle-light = 明るい欄を1つ、すぐに使えます。影響力を取りましょう。
lesson-white_castle-time = 影響力で時の流れを進みます。先頭なので、このラウンドはあなたから。庭がまた印をくれました。
lesson-white_castle-score = 侍は最後に、城内の藩士1人ごとに点になります。得点表はいつでも見られます。
lesson-white_castle-done = ここからは、手番を終えるまで何度でもやり直せます。お見事！　自由に遊びましょう。
